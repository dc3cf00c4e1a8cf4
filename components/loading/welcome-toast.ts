import { toast } from "@/components/ui/toaster";

const WELCOME_SHOWN_KEY = "welcome-toast-shown";

export const WELCOME_TOAST_DELAY_MS = 1500;

export function showWelcomeToast(): void {
  try {
    if (sessionStorage.getItem(WELCOME_SHOWN_KEY)) return;
    sessionStorage.setItem(WELCOME_SHOWN_KEY, "1");
  } catch {
    // Storage is blocked.
  }
  toast.info("Welcome to my portfolio!", {
    description: "Thanks for visiting. Feel free to explore my projects and get in touch!",
  });
}
