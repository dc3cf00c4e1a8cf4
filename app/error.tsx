"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";

/**
 * Takes the place of a page that may have been scrolled far down, so it shows itself and is announced. A whole page load
 * leads home: whatever broke in the running page is left behind.
 */
export default function ErrorPage({ retry }: { retry: () => void }) {
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, which React would take for a clean-up.
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);

  return (
    <div role="alert">
      <MessagePage
        mark="Error"
        title="Something went wrong"
        text="Part of this site stopped working in your browser. Try again, or go back to the home page."
      >
        <Button onClick={retry}>Try again</Button>
        <Button variant="secondary" onClick={() => window.location.assign("/")}>
          Back to the home page
        </Button>
      </MessagePage>
    </div>
  );
}
