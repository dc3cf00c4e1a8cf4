import "server-only";
import { createLimiter } from "@/lib/server/database/postgres-limiter";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { createAccountLimits } from "./account-limits";

/** The limits of accounts, made at the first account request and shared by all routes. */
export const getAccountLimits = oncePerProcess("account-limits", () => createAccountLimits(createLimiter));
