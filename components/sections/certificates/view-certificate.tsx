"use client";

import { type ComponentProps, createContext, useContext } from "react";

/** Shows the certificate of an index; the carousel provides it to the slides, which the server has written. */
export const ViewCertificate = createContext<(index: number) => void>(() => undefined);

export function ViewCertificateButton({ index, ...props }: ComponentProps<"button"> & { index: number }) {
  const view = useContext(ViewCertificate);
  return <button type="button" {...props} onClick={() => view(index)} />;
}
