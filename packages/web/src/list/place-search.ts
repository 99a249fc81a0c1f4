import { oneOf, searchOf, whole, type Read } from '../search-params.ts';

/** What can be open beside a list besides its things: a new one, or a form for several. */
const task = oneOf('nuevo', 'asignar');
const id = whole({ least: 0 });
/** The id of the open thing, or the open task. */
export type Opened = number | NonNullable<ReturnType<typeof task>>;

const opened: Read<Opened> = (value) => task(value) ?? id(value);

/** The address of a list: what is open beside it, and its filters. */
export const placeSearch = <R extends Record<string, Read<unknown>>>(filters: R) => searchOf({ ver: opened, ...filters });
