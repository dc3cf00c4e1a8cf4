import { showToast } from "@/components/ui/toaster";
import { endSession } from "./call-account";
import { announceSessionChange } from "./session-store";

/** Signs out here and in the other tabs, and says how it went. True when it did. */
export async function signOut(): Promise<boolean> {
  const reply = await endSession();
  if (!reply.ok) {
    showToast({ title: "Error signing out", tone: "error" });
    return false;
  }
  await announceSessionChange();
  showToast({ title: "Signed out successfully", tone: "success" });
  return true;
}
