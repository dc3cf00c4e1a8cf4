"use client";

import { ArrowUpRight, BadgeCheck, ChevronLeft, ChevronRight, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Certificate } from "@/content/schema/sections";
import { CertificateSheet } from "./certificate-sheet";
import { CopyLinkButton } from "./copy-link-button";

interface CertificateModalProps {
  certificate: Certificate;
  position: number;
  count: number;
  open: boolean;
  onClose: () => void;
  /** Shows the next certificate (1) or the one before (-1). */
  onStep: (by: 1 | -1) => void;
}

export function CertificateModal({ certificate, position, count, open, onClose, onStep }: CertificateModalProps) {
  const stepByArrow = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "ArrowRight") onStep(1);
    if (event.key === "ArrowLeft") onStep(-1);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onKeyDown={stepByArrow}
      aria-labelledby="certificate-modal-title"
      className="max-h-[calc(100dvh-1rem)] w-[min(calc(100vw-1rem),76rem,max(20rem,calc((100dvh-12rem)*1.414)))] max-w-none overflow-y-auto"
    >
      <div className="flex flex-col">
        <div className="flex items-start justify-between gap-4 py-3 ps-4 pe-2 sm:ps-6 sm:pe-4">
          <div aria-live="polite" className="min-w-0">
            <h2 id="certificate-modal-title" className="text-xl sm:text-2xl">
              {certificate.title}
            </h2>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
              {certificate.issuer}
              <time dateTime={certificate.isoDate} className="meta">
                {certificate.date}
              </time>
            </p>
          </div>
          <form method="dialog">
            <Button rank="quiet" type="submit" className="px-3">
              <X aria-hidden="true" />
              Close
            </Button>
          </form>
        </div>
        <CertificateSheet key={certificate.id} certificate={certificate} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-2 sm:px-4 sm:py-3">
          <div className="flex items-center max-sm:w-full max-sm:justify-between">
            <Button rank="quiet" aria-label="View previous" onClick={() => onStep(-1)} className="w-12 px-0">
              <ChevronLeft aria-hidden="true" />
            </Button>
            <p className="px-1 meta text-ink-muted">
              {String(position).padStart(2, "0")} / {String(count).padStart(2, "0")}
            </p>
            <Button rank="quiet" aria-label="View next" onClick={() => onStep(1)} className="w-12 px-0">
              <ChevronRight aria-hidden="true" />
            </Button>
          </div>
          <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:[&>*]:grow">
            {certificate.verifyUrl && (
              <a
                href={certificate.verifyUrl}
                target="_blank"
                rel="noopener"
                className={buttonVariants({ rank: "quiet", className: "max-sm:px-3" })}
              >
                <BadgeCheck aria-hidden="true" />
                Verify
                <span className="sr-only"> with the issuer (opens in a new tab)</span>
              </a>
            )}
            <CopyLinkButton key={certificate.id} certificateId={certificate.id} />
            <a
              href={certificate.image}
              target="_blank"
              rel="noopener"
              className={buttonVariants({ rank: "secondary", className: "max-sm:px-3" })}
            >
              Open in new tab
              <ArrowUpRight aria-hidden="true" />
            </a>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
