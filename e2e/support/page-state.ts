import type { Page } from "@playwright/test";

export interface PageState {
  name: string;
  path: string;
  fits?: (width: number) => boolean;
  consoleError?: RegExp;
  prepare?: (page: Page) => Promise<unknown>;
  reach?: (page: Page) => Promise<unknown>;
  focus?: string;
  /** It can be reached from the state before it, on the same page. */
  follows?: boolean;
}
