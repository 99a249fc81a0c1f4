import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { Proveedor } from '@jornada/contract/acceso.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Vault } from '../../platform/vault.ts';
import { refuseFor } from '../../shared/take-try.ts';
import type { CorreoService } from '../correo/service.ts';
import type { EnlacesService } from '../enlaces/service.ts';
import { normalizeUserName } from '../login/reads.ts';
import type { Origen, TakeMailOrder } from '../login/service.ts';
import type { Elegido, Methods } from './methods.ts';
import { findPerson } from './people-repo.ts';

/** `entidades`: the companies that send a mail. */
type Encargo = { proveedor: Proveedor; userName: string; idioma: Idioma; entidades: number[] };

export type LoginLinks = ReturnType<typeof createLoginLinks>;

/** Longer than the time that `takeMailOrder` counts, so that a sent link is still valid when no further one is sent. */
const MINUTES = 30;
const QUEUE = 'acceso.enviar-enlace';

/** Links in mails that begin a log-in at the provider. Without the provider they open nothing. */
export function createLoginLinks(options: {
  db: Database;
  jobs: Jobs;
  vault: Vault;
  takeMailOrder: TakeMailOrder;
  methods: Methods;
  enlaces: EnlacesService;
  correo: CorreoService;
}) {
  const { db, jobs, vault, takeMailOrder, methods, enlaces, correo } = options;

  /** Sends one mail for each company of the person that has this provider. */
  async function mail({ proveedor, userName, idioma, entidades }: Encargo): Promise<void> {
    for (const { entidadId, usuarioId, entidad, proveedores } of await methods.waysOf(userName)) {
      if (!entidades.includes(entidadId) || !proveedores.some((one) => one.proveedor === proveedor)) continue;
      await db.tenant(entidadId, async (tx) => {
        const person = await findPerson(tx, entidadId, usuarioId);
        if (!person?.email) return;
        const { token, caduca } = await enlaces.create(tx, {
          tipo: 'acceso',
          entidadId,
          usuarioId,
          minutos: MINUTES,
          datos: { proveedor },
        });
        const ruta = `/login?enlace=${token}&metodo=${proveedor}`;
        await correo.send(tx, {
          entidadId,
          para: person.email,
          idioma,
          plantilla: 'acceso',
          datos: { nombre: person.nombre, entidad, ruta, minutos: MINUTES },
          caduca,
        });
      });
    }
  }
  jobs.work<{ encargo: string }>(QUEUE, async ({ encargo }) =>
    mail(JSON.parse(vault.open(Buffer.from(encargo, 'base64url'), QUEUE).toString()) as Encargo),
  );

  return {
    /**
     * Takes an order for a mail. Whether the person exists is checked later, so that neither the answer nor its duration tells.
     * @throws AppError `login.demasiados-intentos`, also counted for people who do not exist.
     */
    async order(proveedor: Proveedor, { username, idioma, from }: { username: string; idioma: Idioma; from: Origen }): Promise<null> {
      const userName = normalizeUserName(username);
      const { wait, due } = await takeMailOrder('acceso-mail', userName, from);
      refuseFor(wait, 'login.demasiados-intentos');
      const encargo: Encargo = { proveedor, userName, idioma, entidades: due.map(({ entidadId }) => entidadId) };
      await jobs.send(QUEUE, { encargo: vault.seal(Buffer.from(JSON.stringify(encargo)), QUEUE).toString('base64url') });
      return null;
    },

    /** The person of a link, without using it up; null if it is no longer valid. */
    async look(token: string, proveedor: Proveedor): Promise<Elegido | null> {
      const enlace = await enlaces.peek({ tipo: 'acceso', token });
      if (enlace?.datos['proveedor'] !== proveedor) return null;
      const { entidadId, usuarioId } = enlace;
      const person = await db.tenant(entidadId, (tx) => findPerson(tx, entidadId, usuarioId));
      return person && { entidadId, userName: person.userName };
    },

    /** Uses a link up. Returns true for one caller only. */
    use: async (token: string): Promise<boolean> => (await enlaces.redeem({ tipo: 'acceso', token })) !== null,
  };
}
