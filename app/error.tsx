"use client";

import { Button } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";

/** A whole page load leads home: whatever broke in the running page is left behind. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <MessagePage
      mark="Error"
      title="Something went wrong"
      text="This part of the site failed in your browser. Try it again, or start over from the first page."
    >
      <Button onClick={retry}>Try again</Button>
      <Button rank="secondary" onClick={() => window.location.assign("/")}>
        Back to the start
      </Button>
    </MessagePage>
  );
}
