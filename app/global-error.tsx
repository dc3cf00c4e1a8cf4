"use client";

import ErrorPage from "./error";
import { fontVariables } from "./fonts";
import "./globals.css";

export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <title>Something went wrong</title>
        <main>
          <ErrorPage retry={retry} />
        </main>
      </body>
    </html>
  );
}
