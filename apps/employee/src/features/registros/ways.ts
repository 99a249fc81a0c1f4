/** Where the record is corrected. One place, for several parts of the calendar lead there. */

/** The page that asks for another hour of a record. */
export const changeHourPath = (registroId: number): string => `/solicitud-cambio-hora/${registroId}`;

/** The page that writes a remark beside a record. */
export const commentPath = (registroId: number): string => `/edit-observaciones/${registroId}`;

/** The page that proposes marks which nobody clocked; takes the day as `fecha`. */
export const PROPOSE_PATH: string = '/registros-list/proponer';
