/** A signed-in person as pages see them (ACC-3). */
export interface SessionUser {
  readonly uid: string;
  readonly displayName: string;
  /** A path below /files/. */
  readonly photoURL: string | null;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phoneNumber: string | null;
  readonly tenantId: null;
  readonly providerData: readonly {
    readonly providerId: string;
    readonly uid: string;
    readonly email: string | null;
    readonly displayName: string | null;
    readonly photoURL: string | null;
  }[];
  /** ISO 8601. */
  readonly metadata: { readonly creationTime: string; readonly lastSignInTime: string | null };
  readonly isAnonymous: false;
}
