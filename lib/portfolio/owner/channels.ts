import type { Channel } from "./schema";

export function listChannels(ids: readonly string[], channels: Readonly<Record<string, Channel>>) {
  return ids.flatMap((id) => {
    const channel = channels[id];
    return channel ? [{ id, ...channel, icon: channel.icon ?? id }] : [];
  });
}
