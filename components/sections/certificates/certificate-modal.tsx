"use client";

import { clsx } from "clsx";
import { useRef, type KeyboardEvent } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useCopy } from "@/components/ui/hooks";
import { Icon } from "@/components/ui/icon";
import { ExternalLink } from "@/components/ui/link";
import { certificateAnchor } from "@/lib/links";
import type { Certificate } from "@/lib/portfolio/certificates/schema";
import { formatPosition } from "@/lib/text";
import { CertificateImage } from "./certificate-image";

interface CertificateModalProps {
  certificate: Certificate;
  position: number;
  count: number;
  open: boolean;
  onClose: () => void;
  onStep: (by: 1 | -1) => void;
}

const lightboxClass = clsx(
  "max-h-[calc(100dvh-1rem)] w-[min(100vw-1rem,76rem,max(20rem,(100dvh-12rem)*1.414))] max-w-none",
  "short:w-[min(100vw-1rem,44rem)]",
);

export function CertificateModal({ certificate, position, count, open, onClose, onStep }: CertificateModalProps) {
  const { id, title, issuer, date, isoDate, image, verifyUrl } = certificate;
  const stepByArrow = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === "ArrowRight") onStep(1);
    if (event.key === "ArrowLeft") onStep(-1);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      // Play the closing animation on Escape too.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={stepByArrow}
      aria-labelledby="certificate_title"
      className={lightboxClass}
    >
      <div className="flex flex-col">
        <div className="flex items-start justify-between gap-4 border-b py-3 ps-4 pe-2 sm:ps-6 sm:pe-4 short:py-0.5">
          <div
            aria-live="polite"
            className="min-w-0 short:flex short:min-h-12 short:flex-wrap short:items-center short:gap-x-3"
          >
            <h2 id="certificate_title" translate="no" className="text-xl sm:text-2xl">
              {title}
            </h2>
            {(issuer ?? date) && (
              <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
                <span translate="no">{issuer}</span>
                <time dateTime={isoDate} className="meta">
                  {date}
                </time>
              </p>
            )}
          </div>
          <Button variant="quiet" size="compact" onClick={onClose}>
            <Icon name="x" />
            Close
          </Button>
        </div>
        <div
          key={id}
          data-slot="certificate-image"
          className="relative aspect-[1600/1131] bg-sunken short:aspect-auto short:h-[calc(100dvh-8rem)]"
        >
          {/* Show the slide's image, which is already loaded, until the large one has loaded. */}
          {image && (
            <CertificateImage certificate={certificate} size="slide" isPreview className="absolute inset-0 h-full" />
          )}
          <CertificateImage certificate={certificate} size="sheet" className="relative h-full" />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t p-2 sm:px-4 sm:py-3 short:py-0.5">
          {count > 1 && (
            <div className="flex items-center max-sm:w-full max-sm:justify-between">
              <Button variant="quiet" size="compact" aria-label="View previous" onClick={() => onStep(-1)}>
                <Icon name="chevron-left" />
              </Button>
              <p className="px-1 meta text-ink-muted">{formatPosition(position, count)}</p>
              <Button variant="quiet" size="compact" aria-label="View next" onClick={() => onStep(1)}>
                <Icon name="chevron-right" />
              </Button>
            </div>
          )}
          <div className="ms-auto flex flex-wrap items-center gap-2 max-sm:w-full max-sm:[&>*]:grow">
            {verifyUrl && (
              <ExternalLink href={verifyUrl} className={buttonVariants({ variant: "quiet", size: "compact" })}>
                <Icon name="badge-check" />
                Verify
                <span className="sr-only"> with the issuer</span>
              </ExternalLink>
            )}
            <CopyLinkButton key={id} certificateId={id} />
            {image && (
              <a
                href={image}
                target="_blank"
                rel="noopener"
                className={buttonVariants({ variant: "secondary", className: "max-sm:px-3" })}
              >
                Open in new tab
                <Icon name="arrow-up-right" />
              </a>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function CopyLinkButton({ certificateId }: { certificateId: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [outcome, copy] = useCopy();
  const isCopied = outcome === "copied";
  const url = () => `${window.location.origin}/#${certificateAnchor(certificateId)}`;
  return (
    <>
      <Button variant="quiet" size="compact" onClick={() => void copy(url(), shown.current)}>
        <Icon name={isCopied ? "check" : "link-2"} className={isCopied ? "text-success" : undefined} />
        Copy link
      </Button>
      <p role="status" className={outcome === "failed" ? "order-last w-full" : "sr-only"}>
        <span>{outcome && COPY_OUTCOMES[outcome]}</span>
        <span ref={shown} className="meta break-all">
          {outcome === "failed" && url()}
        </span>
      </p>
    </>
  );
}

const COPY_OUTCOMES = { copied: "Link copied", failed: "Please copy this link yourself: " };
