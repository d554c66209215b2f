import type { SessionUser } from "#domain/account/session-user.ts";

/** A signed-in person, as the session store of a page has one. */
export const SIGNED_IN_USER: SessionUser = {
  uid: "u1",
  displayName: "Somebody",
  photoURL: null,
  email: "somebody@example.com",
  emailVerified: true,
  phoneNumber: null,
  tenantId: null,
  providerData: [],
  metadata: { creationTime: "2026-01-01T00:00:00.000Z", lastSignInTime: null },
  isAnonymous: false,
};
