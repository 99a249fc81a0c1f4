import type { ModuloEmpresa } from '@jornada/contract/ajustes.ts';
import type { Permiso } from '@jornada/contract/permisos-de-rol.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';

/** Who is calling, and for whom. */
export type Sesion = {
  entidadId: number;
  sesionId: string;
  /** The account that is signed in. It is the author of what is written. */
  usuarioId: number;
  /** Whose data the call is about: the same person, or the one they act for. */
  personaId: number;
  simulando: boolean;
  /** A kiosk is signed in. */
  esQuiosco: boolean;
  /** The subtypes of record types that this kiosk offers; missing: all of them. */
  subtipos?: readonly string[];
  /** A guest from outside, who sees the record within an access. */
  esInvitado: boolean;
  roles: readonly string[];
  permisos: ReadonlySet<Permiso>;
  /** What the company has switched on. */
  modulos: readonly ModuloEmpresa[];
  idioma: Idioma;
  /** The revision of the company's configuration. */
  revision: number;
  /** The network address of the caller; missing if there is none. */
  direccion?: string;
  /** The state of the person's record when the session was read (ADR 20); null if it is not known. */
  punto: string | null;
};

/** What follows later from what somebody did: they are its author, and there is no call. */
export const laterFor = ({ entidadId, autorId, revision }: { entidadId: number; autorId: number; revision: number }): Sesion => ({
  entidadId,
  sesionId: '',
  usuarioId: autorId,
  personaId: autorId,
  simulando: false,
  esQuiosco: false,
  esInvitado: false,
  roles: [],
  permisos: new Set(),
  modulos: [],
  idioma: 'es',
  revision,
  punto: null,
});

/** The session of somebody who does one thing in another person's name: it stays the author. */
export const inNameOf = (sesion: Sesion, personaId: number): Sesion => ({
  ...sesion,
  personaId,
  simulando: personaId !== sesion.usuarioId,
  punto: null,
});
