import { useTranslation } from 'react-i18next';
import { entradaAsignacion, personas } from '@jornada/contract/personas/calls.ts';
import { DayField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { Section } from '@jornada/web/list/section.tsx';
import { ContractFields, placeOf } from './contract-fields.tsx';
import { PersonPosts } from './person-posts.tsx';
import type { TabProps } from './tab-props.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';

/** The person's assignments, a form to change them from a day on, and the posts that they can work in. */
export function ScheduleTab({ persona, onReload }: TabProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const hasLeft = persona.cuenta === 'baja' || persona.ultimoDia !== null;
  const day = (fecha: string): string => format.date(fecha, 'numeric');
  return (
    <>
      <Rows padded aria-label={t('personas.pestanas.horario')}>
        {persona.asignaciones.toReversed().map(({ desde, hasta, horario, centro, esActual }) => (
          <Line
            key={desde}
            end={
              <>
                {hasta === null ? t('personas.desde', { dia: day(desde) }) : `${day(desde)} – ${day(hasta)}`}
                {esActual && <small>{t('personas.ahora-vale')}</small>}
              </>
            }
          >
            {horario?.nombre ?? t('personas.sin-contrato')}
            <small>{centro?.nombre}</small>
          </Line>
        ))}
      </Rows>
      {persona.asignaciones.length > 0 && !hasLeft && <Change persona={persona} onReload={onReload} />}
      {!hasLeft && <PersonPosts persona={persona} />}
    </>
  );
}

function Change({ persona: { id, version, centro, horario } }: TabProps) {
  const { t } = useTranslation();
  const form = useContractForm(personas.asignar, {
    schema: entradaAsignacion,
    which: { id, version },
    initial: { desde: '', centroId: centro?.id ?? null, horarioId: horario?.id ?? null },
    input: (values) => ({ ...values, ...placeOf(values) }),
    draft: `persona.${id}.horario`,
    notice: t('gestion.guardado'),
  });
  return (
    <Section title={t('personas.cambio.titulo')} note={t('personas.cambio.nota')}>
      <Form of={form} save={t('personas.cambio.guardar')} isAside>
        <DayField of={form} name="desde" label={t('personas.campos.desde')} />
        <ContractFields of={form} />
      </Form>
    </Section>
  );
}
