/** The data of each template. `ruta` is a path of the app; the address before it is added when the mail is rendered. */
export type DatosPlantilla = {
  recuperacion: { nombre: string; entidad: string; ruta: string; minutos: number };
  'clave-cambiada': { nombre: string; entidad: string; ruta: string };
  registro: { nombre: string; entidad: string; ruta: string; horas: number };
  invitacion: { nombre: string; entidad: string; usuario: string; ruta: string; dias: number };
  /** To somebody from outside who may look at the record. */
  'invitacion-externa': { nombre: string; entidad: string; usuario: string; ruta: string; dias: number };
  acceso: { nombre: string; entidad: string; ruta: string; minutos: number };
  /** Something about signing in has changed; `que` says it in words. */
  seguridad: { nombre: string; entidad: string; que: string; ruta: string };
  'pin-olvidado': { nombre: string; entidad: string; ruta: string };
  aviso: { nombre: string; entidad: string; titulo: string; texto: string; ruta: string };
  contacto: { nombre: string; entidad: string; quien: string; usuario: string; comentario: string; ruta: string };
  /** To the support address of the installation; `correo` is the address of the person who asks. */
  'contacto-soporte': { nombre: string; entidad: string; quien: string; usuario: string; comentario: string; correo: string };
  /** To a visitor: the code for the tablet at the door. */
  visita: { nombre: string; entidad: string; quien: string; cuando: string; centro: string; codigo: string };
  'contacto-respuesta': { nombre: string; entidad: string; comentario: string; texto: string; ruta: string };
};
export type PlantillaCorreo = keyof DatosPlantilla;

/** Templates with a one-time link. Their data are deleted when the mail was sent or has expired. */
export const CON_SECRETO: Readonly<Record<PlantillaCorreo, boolean>> = {
  recuperacion: true,
  'clave-cambiada': false,
  registro: true,
  invitacion: true,
  'invitacion-externa': true,
  acceso: true,
  seguridad: false,
  'pin-olvidado': false,
  aviso: false,
  contacto: false,
  'contacto-soporte': false,
  visita: false,
  'contacto-respuesta': false,
};
