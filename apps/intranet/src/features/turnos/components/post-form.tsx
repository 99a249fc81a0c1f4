import { ActionIcon, Checkbox } from '@mantine/core';
import '@jornada/ui/theme/mantine-rare.css';
import { useTranslation } from 'react-i18next';
import { entradaPuesto, turnos, type PuestoDeTurnosVista } from '@jornada/contract/turnos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Section } from '@jornada/web/list/section.tsx';
import { PersonSearch } from '../../../shared/person-search.tsx';
import classes from '../needs.module.css';

/** Somebody who can work in a post; `isOwn`: it is that of their schedule. */
type PostPerson = { id: number; nombre: string; isOwn: boolean };

/** A post as it stands in its form; empty for a new one. */
const postValues = (puesto: PuestoDeTurnosVista | null) => ({
  nombre: puesto?.nombre ?? '',
  abierto: puesto?.abierto ?? true,
  gente: (puesto?.gente ?? []).map((one): PostPerson => ({ ...one, isOwn: puesto?.principales.includes(one.id) ?? false })),
});

const postInput = ({ gente, ...same }: ReturnType<typeof postValues>) => ({
  ...same,
  personas: gente.map(({ id }) => id),
  principales: gente.flatMap(({ id, isOwn }) => (isOwn ? [id] : [])),
});

type Props = { puesto: PuestoDeTurnosVista | null; onSaved?: (saved: PuestoDeTurnosVista) => void };

/** A post, who can work in it, and whose own it is. */
export function PostForm({ puesto, onSaved }: Props) {
  const { t } = useTranslation();
  const form = useContractForm(turnos.guardarPuesto, {
    schema: entradaPuesto,
    which: puesto ? { id: puesto.id, version: puesto.version } : undefined,
    initial: postValues(puesto),
    input: postInput,
    draft: `puesto.${puesto?.id ?? 'nuevo'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  const { gente } = form.values;
  const put = (next: PostPerson[]): void => form.put({ gente: next });
  return (
    <Form of={form} save={t(puesto ? 'gestion.guardar' : 'plan-turnos.necesidades.crear')}>
      <TextField of={form} name="nombre" label={t('plan-turnos.necesidades.nombre')} description={t('plan-turnos.puestos.nombre-nota')} />
      {puesto && (
        <SwitchField of={form} name="abierto" label={t('plan-turnos.puestos.abierto')} note={t('plan-turnos.puestos.abierto-nota')} />
      )}
      <Section title={t('plan-turnos.puestos.quien')} note={t('plan-turnos.puestos.quien-nota')}>
        <PersonSearch
          label={t('plan-turnos.puestos.anadir')}
          onChoose={(id, nombre) => !gente.some((one) => one.id === id) && put([...gente, { id, nombre, isOwn: false }])}
        />
        <Rows aria-label={t('plan-turnos.puestos.quien')}>
          {gente.map((one) => (
            <li key={one.id} className={classes.person}>
              <span>{one.nombre}</span>
              <Checkbox
                label={t('plan-turnos.puestos.su-puesto')}
                aria-label={t('plan-turnos.puestos.su-puesto-de', { nombre: one.nombre })}
                checked={one.isOwn}
                onChange={({ currentTarget: { checked } }) =>
                  put(gente.map((other) => (other.id === one.id ? { ...other, isOwn: checked } : other)))
                }
              />
              <ActionIcon
                aria-label={t('plan-turnos.puestos.quitar', { nombre: one.nombre })}
                onClick={() => put(gente.filter(({ id }) => id !== one.id))}
              >
                <Glyph of={IconX} />
              </ActionIcon>
            </li>
          ))}
        </Rows>
      </Section>
    </Form>
  );
}
