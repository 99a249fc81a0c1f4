import { Checkbox } from '@mantine/core';
import '@jornada/ui/theme/mantine-rare.css';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PersonaFicha } from '@jornada/contract';
import { type PuestoDeTurnosVista, turnos } from '@jornada/contract/turnos/calls.ts';
import { CheckRow } from '@jornada/ui/check-row.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import classes from '../person.module.css';

/** How somebody stands to a post: whether they can work in it, and whether it is that of their schedule. */
type PostOf = { can: boolean; isOwn: boolean };

/** The posts in use, and those that are no more but that the person still has. */
const shownPosts = (puestos: readonly PuestoDeTurnosVista[], personaId: number) =>
  puestos
    .map((puesto) => ({ puesto, can: puesto.personas.includes(personaId), isOwn: puesto.principales.includes(personaId) }))
    .filter(({ puesto, can }) => puesto.abierto || can);

/** A post to save, with everybody else as they are. */
function withPerson({ id, version, nombre, abierto, personas, principales }: PuestoDeTurnosVista, personaId: number, one: PostOf) {
  const others = (people: readonly number[]): number[] => people.filter((other) => other !== personaId);
  return {
    id,
    version,
    nombre,
    abierto,
    personas: [...others(personas), ...(one.can ? [personaId] : [])],
    principales: [...others(principales), ...(one.can && one.isOwn ? [personaId] : [])],
  };
}

/** The posts that a person can work in, and which is their own. Each press is saved at once: a post is written as a whole, with its version. */
export function PersonPosts({ persona: { id, nombre } }: { persona: Pick<PersonaFicha, 'id' | 'nombre'> }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const query = useRead(turnos.puestos, {});
  const saving = useSend(turnos.guardarPuesto, { refreshOnError: true, onSuccess: () => notices.show(t('gestion.guardado')) });
  return (
    <Section title={t('plan-turnos.puestos.titulo')} note={t('plan-turnos.puestos.de-persona')}>
      <Loaded query={query}>
        {({ items }) => {
          const posts = shownPosts(items, id);
          return (
            <>
              {posts.length === 0 && <Hint>{t('plan-turnos.puestos.vacio')}</Hint>}
              <Rows aria-label={t('plan-turnos.puestos.titulo')}>
                {posts.map(({ puesto, can, isOwn }) => (
                  <li key={puesto.id} className={classes.post}>
                    <CheckRow
                      checked={can}
                      disabled={saving.isPending}
                      onChange={() => saving.mutate(withPerson(puesto, id, { can: !can, isOwn: false }))}
                    >
                      {puesto.abierto ? puesto.nombre : t('plan-turnos.puestos.nombre-cerrado', { nombre: puesto.nombre })}
                    </CheckRow>
                    {can && (
                      <Checkbox
                        label={t('plan-turnos.puestos.su-puesto')}
                        aria-label={t('plan-turnos.puestos.su-puesto-en', { puesto: puesto.nombre, nombre })}
                        checked={isOwn}
                        disabled={saving.isPending}
                        onChange={() => saving.mutate(withPerson(puesto, id, { can: true, isOwn: !isOwn }))}
                      />
                    )}
                  </li>
                ))}
              </Rows>
            </>
          );
        }}
      </Loaded>
      <Problem error={saving.error} />
      <Link to="/turnos/puestos">{t('plan-turnos.puestos.todos')}</Link>
    </Section>
  );
}
