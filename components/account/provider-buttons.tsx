"use client";

import { BrandIcon, Icon } from "@/components/ui/icon";
import type { AccountOptions } from "@/lib/account/types";
import { AccountForm } from "./account-fields";
import { goToProvider } from "./auth-client";

interface ProviderButtonsProps extends Pick<AccountOptions, "providers"> {
  isForm?: boolean;
}

export function ProviderButtons({ providers, isForm = true }: ProviderButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-3">
      {providers.map(({ id, name }) => {
        const submit = (
          <>
            {id === "oidc" ? <Icon name="key-round" /> : <BrandIcon name={id} />}
            <span>{`Continue with ${name}`}</span>
          </>
        );
        const start = () => goToProvider(id);
        return <AccountForm key={id} variant="secondary" submit={submit} busy="Redirecting …" send={start} />;
      })}
      {isForm && (
        <p className="mt-3 flex items-center gap-4 text-sm text-ink-muted">
          <span className="h-px grow bg-line" />
          or with your email address
          <span className="h-px grow bg-line" />
        </p>
      )}
    </div>
  );
}
