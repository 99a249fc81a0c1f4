/** The addresses for corrections of the record. They are in one place because several parts of the calendar lead there. */

/** The page that asks for another hour of a record. */
export const changeHourPath = (registroId: number): string => `/solicitud-cambio-hora/${registroId}`;

/** The page that writes a remark beside a record. */
export const commentPath = (registroId: number): string => `/edit-observaciones/${registroId}`;

/** The page to propose marks that nobody clocked; `fecha` is the day. */
export const PROPOSE_PATH: string = '/registros-list/proponer';
