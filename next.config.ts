import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants";
import { getPortfolio } from "@/app/portfolio";
import { rewriteForeignImages } from "@/lib/image-rewrites";
import { buildHeaderRules } from "@/lib/security-headers";
import { parseSettings } from "@/lib/settings";

const { BUILD_COMMIT, BUILD_STANDALONE, CSP_INLINE_SCRIPTS } = process.env;
// Next.js's file tracing misses these files, because they are read by path at run time.
const MIGRATIONS = "./lib/server/database/migrations/**";

/** Next.js calls this once, and only during `next build`. */
function nameBuild(): null {
  if (!CSP_INLINE_SCRIPTS) {
    console.warn(
      "⚠ The policy of this build allows any inline script, because `next build` alone does not know the scripts' hashes.\n" +
        "  For the strict policy, build with `npm run build`.",
    );
  }
  return null;
}

function listPublicFiles(): string[] {
  const entries = readdirSync("public", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.relative("public", path.join(entry.parentPath, entry.name)));
  return files.map((file) => file.split(path.sep).join("/")).sort();
}

/** Returns a hash of files. The hash is part of their URLs, so that caches never serve an outdated file. */
function versionFiles(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(path.join("public", file)));
  return hash.digest("hex").slice(0, 8);
}

/** Next.js closes a request for another protocol only if a route matches it. An open one would delay the shutdown. */
const CLOSE_UPGRADES = {
  source: "/:path*",
  has: [
    { type: "header" as const, key: "connection", value: ".*[Uu]pgrade.*" },
    { type: "header" as const, key: "upgrade" },
  ],
  destination: "/api/health",
};

function readHstsScope({ HSTS_PRELOAD, HSTS_SUBDOMAINS }: NodeJS.ProcessEnv) {
  if (HSTS_PRELOAD === "1") return "preload";
  return HSTS_SUBDOMAINS === "1" ? "subdomains" : "host";
}

export default function nextConfig(phase: string): NextConfig {
  const { siteUrl, problems } = parseSettings(process.env);
  const urlProblem = problems.find(({ field }) => field === "SITE_URL");
  if (urlProblem && phase === PHASE_PRODUCTION_BUILD) throw new Error(`SITE_URL ${urlProblem.problem}`);
  const { newsletter, analytics } = getPortfolio();
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  if (isDevelopment || phase === PHASE_PRODUCTION_BUILD) {
    execFileSync(process.execPath, ["--import", "tsx", "scripts/make-drawings.ts"], { stdio: "inherit" });
  }
  const publicFiles = listPublicFiles();
  const imagesVersion = versionFiles(publicFiles.filter((name) => name.startsWith("images/")));
  const drawingsVersion = versionFiles(publicFiles.filter((name) => ["icons.svg", "relief.svg"].includes(name)));
  return {
    poweredByHeader: false,
    // COMPRESS=0 leaves compression to a reverse proxy, which uses less CPU.
    compress: process.env.COMPRESS !== "0",
    reactStrictMode: true,
    serverExternalPackages: ["@electric-sql/pglite", "fs-native-extensions"],
    experimental: {
      // middleware.ts refuses forms, so keep little of them in memory.
      proxyClientMaxBodySize: "128kb",
      // Otherwise the header rule for `/icon` would also match `/ICON`, which is a page and needs a page's policy.
      caseSensitiveRoutes: true,
    },
    generateBuildId: nameBuild,
    output: BUILD_STANDALONE === "1" ? "standalone" : undefined,
    outputFileTracingRoot: process.cwd(),
    outputFileTracingIncludes: { "/api/**": [MIGRATIONS] },
    turbopack: { root: process.cwd() },
    env: {
      // Not in development, where files change without a build.
      BUILD_DATE: isDevelopment ? "" : new Date().toISOString(),
      ...(BUILD_COMMIT && { BUILD_COMMIT }),
      // Never undefined, so that the build inlines the value instead of reading it at run time.
      BUILT_SITE_URL: siteUrl ?? "",
      IMAGES_VERSION: imagesVersion,
      DRAWINGS_VERSION: drawingsVersion,
    },
    images: {
      // Use only WebP: AVIF took up to 0.9 s of CPU time per size on its first request, and saved only 3 to 6 kB.
      formats: ["image/webp"],
      deviceSizes: [400, 640, 828, 1080, 1600],
      imageSizes: [160, 256, 320],
      // The rewrite below knows the images of the build and their version. This file is read again at each start.
      localPatterns: [{ pathname: "/images/**" }],
      minimumCacheTTL: isDevelopment ? 0 : 31_536_000,
    },
    rewrites: async () => ({
      beforeFiles: isDevelopment ? [] : [...rewriteForeignImages(publicFiles, imagesVersion), CLOSE_UPGRADES],
    }),
    headers: async () =>
      buildHeaderRules({
        siteUrl: siteUrl ?? undefined,
        inlineScripts: CSP_INLINE_SCRIPTS || "'unsafe-inline'",
        formActions: newsletter?.action ? [newsletter.action] : [],
        analytics,
        publicFiles,
        hsts: readHstsScope(process.env),
        drawingsVersion,
        isDevelopment,
      }),
  };
}
