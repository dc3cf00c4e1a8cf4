"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";

const SETTLING_MS = 1000;

export default function ErrorPage({ retry }: { retry: () => void }) {
  useEffect(() => {
    // A smooth scroll from the broken page may still be running.
    const goToTop = () => window.scrollTo({ top: 0, behavior: "instant" });
    goToTop();
    window.addEventListener("scroll", goToTop, { signal: AbortSignal.timeout(SETTLING_MS) });
    return () => window.removeEventListener("scroll", goToTop);
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
