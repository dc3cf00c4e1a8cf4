CREATE TABLE "users" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "email" text NOT NULL CONSTRAINT "users_email_unique" UNIQUE,
  "name" text NOT NULL,
  "image" text,
  "password_hash" text,
  "email_verified_at" timestamp with time zone,
  "token_version" integer DEFAULT 0 NOT NULL,
  "failed_count" integer DEFAULT 0 NOT NULL,
  "disabled_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  "last_login_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "accounts" (
  "provider" text NOT NULL,
  "provider_account_id" text NOT NULL,
  "user_id" uuid NOT NULL REFERENCES "users"("id") ON DELETE CASCADE,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY ("provider", "provider_account_id")
);
--> statement-breakpoint
CREATE INDEX "accounts_user_id" ON "accounts" ("user_id");
--> statement-breakpoint
CREATE TABLE "tokens" (
  "hash" text PRIMARY KEY NOT NULL,
  "user_id" uuid NOT NULL REFERENCES "users"("id") ON DELETE CASCADE,
  "kind" text NOT NULL,
  "payload" text,
  "expires_at" timestamp with time zone NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "tokens_kind" CHECK ("kind" in ('verify', 'reset', 'email'))
);
--> statement-breakpoint
CREATE INDEX "tokens_user_id_kind" ON "tokens" ("user_id", "kind");
--> statement-breakpoint
CREATE TABLE "audit" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "user_id" uuid REFERENCES "users"("id") ON DELETE CASCADE,
  "event" text NOT NULL,
  "method" text,
  "browser" text,
  "ip_hash" text,
  "at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_user_id_at" ON "audit" ("user_id", "at");
