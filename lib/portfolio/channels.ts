import type { Site } from "./schema/site";

export function listChannels(ids: readonly string[], channels: Site["channels"]) {
  return ids.flatMap((id) => {
    const channel = channels[id];
    return channel ? [{ id, ...channel, icon: channel.icon ?? id }] : [];
  });
}
