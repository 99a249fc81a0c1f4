import { useTranslation } from 'react-i18next';
import { Box, Button } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { personas } from '@jornada/contract/personas/calls.ts';
import { entradaVarias } from '@jornada/contract/personas/varias.ts';
import { DayField, SelectField } from '@jornada/web/form/fields.tsx';
import { ProblemBox } from '@jornada/web/form/problem.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { impedidasOf, useOpciones } from '../api.ts';
import type { Chosen } from '../model/use-chosen.ts';
import { Hint } from '@jornada/web/list/section.tsx';

/** The option "no department". */
const NONE = 'ninguno';
const NAMED = 3;
/** How many of the people who cannot get it are listed. */
const LISTED = 20;

type Named = readonly { id: number; nombre: string }[];
type Values = { horarioId: number | null; centroId: number | null; departamentoId: number | typeof NONE | null; desde: string };

const isDated = ({ horarioId, centroId }: Values): boolean => horarioId !== null || centroId !== null;

/** A schedule, a centre or a department for all chosen people: for all of them, or for nobody. They stay chosen afterwards. */
export function AssignForm({ chosen, horario, onDone }: { chosen: Chosen; horario: number | null; onDone: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useOpciones();
  const { people } = chosen;
  const told = ({ cambiadas, iguales }: SalidaDe<typeof personas.asignarVarias>): string => {
    const changed = people.filter(({ id }) => cambiadas.includes(id)).map(({ nombre }) => nombre.split(' ')[0] ?? nombre);
    const more = changed.length - NAMED;
    const said = [...changed.slice(0, NAMED), ...(more > 0 ? [t('personas.varias.mas', { count: more })] : [])];
    return [
      said.length > 0 ? t('personas.varias.hecho', { personas: format.list(said) }) : t('personas.varias.nadie-cambia'),
      iguales > 0 && t('personas.varias.iguales', { count: iguales }),
    ]
      .filter(Boolean)
      .join(' ');
  };
  const initial: Values = { horarioId: horario, centroId: null, departamentoId: null, desde: data?.hoy ?? '' };
  const form = useContractForm(personas.asignarVarias, {
    schema: entradaVarias,
    initial,
    input: (values) => ({
      ids: people.map(({ id }) => id),
      ...(isDated(values) && {
        contrato: { desde: values.desde, horarioId: values.horarioId ?? undefined, centroId: values.centroId ?? undefined },
      }),
      ...(values.departamentoId !== null && { departamentoId: values.departamentoId === NONE ? null : values.departamentoId }),
    }),
    names: { 'contrato.desde': 'desde', 'contrato.horarioId': 'horarioId', 'contrato.centroId': 'centroId' },
    draft: 'personas-varias',
    sendsUnchanged: horario !== null,
    notice: told,
    onSaved: onDone,
  });
  const impedidas = impedidasOf(form.error);
  const names = people.map(({ nombre }) => nombre);
  const hidden = names.length > NAMED + 1 ? names.length - NAMED : 0;
  const choices = (items: Named = []) => items.map(({ id, nombre }) => ({ value: id, label: nombre }));
  const same = { value: null, label: t('personas.varias.igual') };
  const rest = people.filter(({ id }) => !impedidas.some((one) => one.id === id));
  return (
    <Form
      of={form}
      save={t('personas.varias.guardar', { count: people.length })}
      nothing={t('personas.varias.nada')}
      saysItself={impedidas.length > 0}
    >
      <Hint>
        {names.slice(0, hidden > 0 ? NAMED : names.length).join(', ')}
        {hidden > 0 && ` ${t('personas.varias.y-mas', { count: hidden })}`}
      </Hint>
      {impedidas.length > 0 && (
        <ProblemBox>
          <p>{t('personas.varias.nadie', { count: impedidas.length })}</p>
          <Box component="ul" c="var(--j-ink)" mt={0} mb="xs" ps="md">
            {impedidas.slice(0, LISTED).map(({ id, nombre, motivo }) => (
              <li key={id}>
                <b>{nombre}</b>: {t(`personas.varias.motivos.${motivo}`)}
              </li>
            ))}
            {impedidas.length > LISTED && <li>{t('personas.varias.y-mas', { count: impedidas.length - LISTED })}</li>}
          </Box>
          {rest.length > 0 && (
            <Button
              variant="default"
              onClick={() => {
                chosen.drop(impedidas.map(({ id }) => id));
                form.submit({ ids: rest.map(({ id }) => id) });
              }}
            >
              {t('personas.varias.sin-ellas', { count: rest.length })}
            </Button>
          )}
        </ProblemBox>
      )}
      <SelectField of={form} name="horarioId" label={t('personas.campos.horario')} options={[same, ...choices(data?.horarios)]} />
      <SelectField of={form} name="centroId" label={t('personas.campos.centro')} options={[same, ...choices(data?.centros)]} />
      {isDated(form.values) && (
        <DayField of={form} name="desde" label={t('personas.campos.desde')} description={t('personas.cambio.nota')} />
      )}
      <SelectField
        of={form}
        name="departamentoId"
        label={t('personas.campos.departamento')}
        options={[same, { value: NONE, label: t('personas.varias.sin-departamento') }, ...choices(data?.departamentos)]}
      />
    </Form>
  );
}
