"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";

export default function ErrorPage({ retry }: { retry: () => void }) {
  useEffect(() => {
    // The page it replaces may have been scrolled far down.
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
        {/* A whole page load leaves behind whatever broke. */}
        <Button variant="secondary" onClick={() => window.location.assign("/")}>
          Back to the home page
        </Button>
      </MessagePage>
    </div>
  );
}
