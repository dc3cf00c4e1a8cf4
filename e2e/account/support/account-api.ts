import type { APIRequestContext, APIResponse } from "@playwright/test";
import { createAccountClient } from "@/e2e/account/support/account";
import { SITE_URL } from "@/e2e/support/site-environment";

export const SIGNED_OUT = {};

export const clientOf = (request: APIRequestContext) => createAccountClient(request, SITE_URL);

export async function read<Body = unknown>(asked: Promise<APIResponse>): Promise<[number, Body]> {
  const response = await asked;
  return [response.status(), await response.json()];
}
