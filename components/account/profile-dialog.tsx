"use client";

import { describeAccountCode } from "@/lib/account/messages";
import type { AccountProfile } from "@/lib/account/old-replies";
import { AccountDialog } from "./account-dialog";
import { FormAlert } from "@/components/ui/form-alert";
import { LoadingLine } from "./loading-line";
import { ChangeEmailForm, ChangePasswordForm, DeleteAccountForm, RenameForm } from "./profile-forms";
import { ProfilePart } from "./profile-part";
import { SignInMethods } from "./sign-in-methods";
import { useAccountOptions } from "./use-account-options";
import { useLoaded } from "./use-loaded";

interface ProfileProps {
  profile: AccountProfile;
  onChanged: () => void;
  onClose: () => void;
}

function Profile({ profile, onChanged, onClose }: ProfileProps) {
  const options = useAccountOptions();
  const { name, email, isEmailVerified, hasPassword } = profile;
  return (
    <>
      <dl className="mb-6 grid gap-x-6 sm:grid-cols-[9rem_1fr] sm:gap-y-4 max-sm:[&_dd]:mb-4 [&_dt]:text-ink-muted">
        <dt>Name</dt>
        <dd className="wrap-anywhere">{name}</dd>
        <dt>Email</dt>
        <dd className="wrap-anywhere">
          {email}
          {isEmailVerified && <span className="text-sm text-success"> verified</span>}
        </dd>
        <dt>Sign-in methods</dt>
        <dd>
          <SignInMethods profile={profile} options={options} />
        </dd>
      </dl>
      <ProfilePart title="Change name">
        <RenameForm name={name} onChanged={onChanged} />
      </ProfilePart>
      {hasPassword && options.hasMail && (
        <ProfilePart title="Change email">
          <ChangeEmailForm />
        </ProfilePart>
      )}
      {hasPassword && (
        <ProfilePart title="Change password">
          <ChangePasswordForm minCharacters={options.passwordMinCharacters} />
        </ProfilePart>
      )}
      <ProfilePart title="Delete account">
        <DeleteAccountForm hasPassword={hasPassword} onDone={onClose} />
      </ProfilePart>
    </>
  );
}

/** Profile: who the visitor is here, how they sign in, and what they can change. */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const { reply, reload } = useLoaded<{ profile: AccountProfile }>("/api/account/me");
  return (
    <AccountDialog title="Profile" onClose={onClose}>
      {!reply && <LoadingLine />}
      {reply && !reply.ok && <FormAlert text={describeAccountCode(reply.code, reply.retryAfterSeconds)} />}
      {reply?.ok && <Profile profile={reply.profile} onChanged={reload} onClose={onClose} />}
    </AccountDialog>
  );
}
