"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";

export default function ErrorPage({ retry }: { retry: () => void }) {
  useEffect(() => {
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
        {/* A full page load resets the broken state. */}
        <Button variant="secondary" onClick={() => window.location.assign("/")}>
          Back to the home page
        </Button>
      </MessagePage>
    </div>
  );
}
