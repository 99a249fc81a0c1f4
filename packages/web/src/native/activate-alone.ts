/** Sent by the intranet: the waiting worker should take over if no page of the employee app is open, whose person would be asked. */
export const ACTIVATE_ALONE = 'activar-si-nadie';
