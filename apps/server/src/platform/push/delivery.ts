/**
 * `sent`; `dead`: the device no longer exists there; `refused`: this message will never be accepted; `later`: try again, after so
 * many seconds if the service gives them. `growsFrom`: otherwise after these, twice as many each time.
 */
export type Delivery =
  | { outcome: 'sent' | 'dead' | 'refused'; status: number }
  | { outcome: 'later'; status: number; seconds: number | null; growsFrom?: number };
