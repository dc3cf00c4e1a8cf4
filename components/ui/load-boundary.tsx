"use client";

import { clsx } from "clsx";
import { Component, type ReactNode } from "react";
import { Button } from "./button";

interface LoadBoundaryProps {
  className?: string;
  children: ReactNode;
}

/** Around a component of next/dynamic, which never asks again for a script that failed to load. */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, className = "fixed right-4 bottom-4 z-50 w-72" } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <div
        role="alert"
        className={clsx("grid gap-3 rounded-card border border-danger bg-raised p-4 text-sm text-danger", className)}
      >
        <p>This could not be loaded. Check your connection.</p>
        <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </div>
    );
  }
}
