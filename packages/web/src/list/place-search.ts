import { oneOf, searchOf, whole, type Read } from '../search-params.ts';

/** What can be open beside a list without being one of its things: a new one, or several of them at once. */
const task = oneOf('nuevo', 'asignar');
const id = whole({ least: 0 });
/** The id of what is open, or the task that is. */
export type Opened = number | NonNullable<ReturnType<typeof task>>;

const opened: Read<Opened> = (value) => task(value) ?? id(value);

/** What the address of a list says: what is open beside it, and its filters. */
export const placeSearch = <R extends Record<string, Read<unknown>>>(filters: R) => searchOf({ ver: opened, ...filters });
