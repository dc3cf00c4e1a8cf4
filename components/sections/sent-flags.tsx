"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { recallSent, sentMessage } from "@/lib/contact/sent-message";
import { useStore } from "@/lib/create-store";
import type { Landscape } from "@/lib/landmarks";

const load = () =>
  import("./sent-drawing").then(
    (module) => module.SentDrawing,
    // The toast has said that the message was sent.
    () => () => null,
  );
const SentDrawing = dynamic(load, { ssr: false });

/** A sent message hangs prayer flags on the ridge: on hills it leaves a cairn, and on the shore it lights a lamp. */
export function SentFlags({ landscape }: { landscape: Landscape }) {
  const isSent = useStore(sentMessage);
  /** Whether it was sent while this page was shown. */
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    recallSent();
    return sentMessage.subscribe(() => setNew(true));
  }, []);
  return isSent && <SentDrawing landscape={landscape} isNew={isNew} />;
}
