import { showToast } from "#app/ui/toast.ts";

/** Signs out, and says so. */
export async function leave(): Promise<void> {
  const { signOut } = await import("#app/session/session.ts");
  const answer = await signOut();
  showToast({ text: answer.ok ? "You are signed out." : answer.error.message });
}
