/** Pages of the shop in other tabs, which share this page's session. */
export interface SessionPeers {
  /** Tells the others who uses the shop now. */
  announce(consumerNo: string): void;
  follow(onChange: (consumerNo: string) => void): void;
  /** Runs a task that may open a session while no other tab runs one. */
  inTurn<Result>(task: () => Promise<Result>): Promise<Result>;
}

const name = 'shop.session';

export function sessionPeers(): SessionPeers {
  const channel = new BroadcastChannel(name);
  return {
    announce: (consumerNo) => channel.postMessage(consumerNo),
    follow: (onChange) => channel.addEventListener('message', ({ data }) => onChange(String(data))),
    // Browsers offer locks on secure pages only; without them two new tabs may open a session each, and one finds out.
    inTurn: (task) => (navigator.locks ? navigator.locks.request(name, task) : task()),
  };
}
