import type { BadgeCounters } from '../../shared/badges.ts';
import { countUnread } from './list-repo.ts';

/** What the menu counts. */
export const badges: BadgeCounters = { NumChatsSinLeer: countUnread };
