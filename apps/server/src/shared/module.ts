import type { Readable } from 'node:stream';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { factsOf, type AnyFeature } from '@jornada/contract/feature.ts';
import type { CosaAuditoria } from '@jornada/contract/acciones.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { Queryable } from '../platform/database/pool.ts';
import type { Vault } from '../platform/vault.ts';
import type { Example } from '../platform/http/openapi/operation.ts';
import type { Handler, Peticion } from '../platform/http/router.ts';
import type { BadgeCounters } from './badges.ts';
import type { Configuracion, EntidadesService } from './company/configuration.ts';
import type { Subscription } from '../platform/bus.ts';
import type { Ground } from './context.ts';
import type { FileDesk, FileRules } from './files.ts';
import type { NoticeKind } from './notice.ts';
import type { Seccion } from './own-data.ts';
import type { Sesion } from './sesion.ts';

export type StreamHandler<C extends Call> = (peticion: Peticion<C, Sesion>) => Promise<Readable>;
type HandlerOf<C> = C extends Call
  ? C extends { flujo?: true }
    ? true extends C['flujo']
      ? StreamHandler<C>
      : Handler<C, Sesion>
    : Handler<C, Sesion>
  : never;
/** One handler for each call of a feature. */
export type HandlersOf<F> = { [K in keyof F & string]: HandlerOf<F[K]> };

/** Input and output of some calls of a feature, for the reference of the calls. */
export type ExamplesOf<F> = {
  readonly [K in keyof F & string]?: F[K] extends Call ? { entrada?: EntradaDe<F[K]>; salida?: SalidaDe<F[K]> } : never;
};

/** A person of the demo company. `responsable`: the user name of their manager. */
type DemoPerson = { id: number; userName: string; rol: string; centro: string; responsable: string | null; proyectos: readonly string[] };
/** The demo company after its people were written. `ahora`: the instant at which it is made. */
export type DemoCompany = { entidadId: number; people: readonly DemoPerson[]; ahora: string };
/** With it, a writer seals and finds what a copy of the database must not reveal. */
type DemoVault = { vault: Pick<Vault, 'seal' | 'digest'> };
/** Writes the demo company's data of a feature. */
export type DemoWriter = (tx: Queryable, company: DemoCompany & DemoVault) => Promise<void>;
/** The demo company after its records were written. */
export type DemoStory = {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  entidadId: number;
  empresa: Configuracion;
  /** The instant of this start. */
  ahora: Temporal.Instant;
  /** It lacks what is written once. Whatever a start that was stopped has written is there already. */
  isNew: boolean;
  /** Its admin; null if somebody has removed that account. */
  autorId: number | null;
  /** Those who work here, in a fixed order. `isNamed`: people try the product with this account. `contracts`: what share of full time they work, from when. */
  people: readonly {
    id: number;
    userName: string;
    responsableId: number | null;
    isNamed: boolean;
    contracts: readonly { desde: string; porMil: number }[];
  }[];
  /** Days that are over and whose months are open; the latest days are left to whoever tries the product. */
  lately: { desde: string; hasta: string };
  /** The first days of the months of its records that are closed, the oldest first. */
  closed: readonly string[];
  /** Where its documents are kept; left out: it has none. */
  files?: Pick<FileDesk, 'store' | 'companyBytes'> | undefined;
  /** Does something about a person while no other node that starts does. */
  inTurnOf(personaId: number, work: (tx: Transaction) => Promise<void>): Promise<void>;
};
type DemoTeller = (story: DemoStory) => Promise<void>;
export type DemoEnd = DemoStory & { autorId: number };
type DemoFinisher = (tx: Transaction, story: DemoEnd) => Promise<void>;
/** Writes the demo company's data of all features. */
export type DemoWriters = {
  begin(tx: Queryable, company: DemoCompany): Promise<void>;
  tell: DemoTeller;
  finish: DemoFinisher;
};

/** Table and columns in which the audit log finds the name of a thing. */
export type Thing = { tabla: string; id: string; nombre: string };

/** What a module is built with. */
export type Context = Ground & {
  /** All modules, for code that collects what each of them declares. */
  modules: readonly AnyModule[];
  /** The service of another module. What only reads is in its `reads.ts`; there is no other way into it. @throws Error if modules use each other in a circle. */
  use<S>(part: Part<S>): S;
};

/** What a module declares beside its behaviour. */
type Manifest = {
  /** Tables of the feature that hold data about a person, for the file with one's own data. */
  ownData?: readonly Seccion[];
  /** Things of the feature that the audit log names. */
  things?: Partial<Record<CosaAuditoria, Thing>>;
  /** The kinds of notices in `avisos` of the contract. */
  notices?: readonly NoticeKind<never>[];
  /** By the name of the call. */
  examples?: Readonly<Record<string, Example | undefined>>;
  /** Writes the demo company's data of the feature. Called after its people are made and before their records. */
  demo?: DemoWriter;
  /** Goes on with them after its records, at every start that has written some. */
  demoStory?: DemoTeller;
  /** Writes the last of them for a new company, with others in one transaction: after it the company has everything. */
  demoEnd?: DemoFinisher;
  /** The names of the modules whose `demoEnd` this one's follows from. */
  demoEndAfter?: readonly string[];
  /** Who may see and change the files that belong to things of the feature. A function, where another module knows it. */
  files?: FileRules | ((context: Context) => FileRules);
  /** What the menu counts. */
  badges?: BadgeCounters;
};

/** What a module does. `service` is the part that other modules may use; `on`: what it does after events. */
type Built<S> = { service: S; on?: readonly Subscription[] };

/** A module that other modules use and no call reaches. */
export type Part<S> = Manifest & { name: string; build(context: Context): Built<S> };
/** The server's half of a feature. */
export type Module<F, S> = Part<S> & { feature: F; build(context: Context): Built<S> & { handlers: HandlersOf<F> } };
export type AnyModule = Manifest & {
  name: string;
  feature?: AnyFeature;
  // The type of its service does not matter here.
  build(context: Context): Built<unknown> & { handlers?: object };
};

/** The server's half of a feature: a call without a handler does not compile. */
export function defineModule<F extends AnyFeature, S = undefined>(
  feature: F,
  {
    build,
    ...manifest
  }: Manifest & {
    examples?: ExamplesOf<F>;
    build(context: Context): { service?: S; on?: readonly Subscription[]; handlers: HandlersOf<F> };
  },
): Module<F, S> {
  return {
    ...manifest,
    name: factsOf(feature).name,
    feature,
    build: (context) => ({ ...build(context) }) as ReturnType<Module<F, S>['build']>,
  };
}

/** A module that other modules use and no call reaches. */
export function definePart<S>(name: string, { build, ...manifest }: Manifest & { build(context: Context): S }): Part<S> {
  return { ...manifest, name, build: (context) => ({ service: build(context) }) };
}
