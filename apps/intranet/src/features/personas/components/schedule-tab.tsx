import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personas } from '@jornada/contract';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Form } from '../../../shared/form.tsx';
import { Section } from '../../../shared/parts.tsx';
import { useMissing } from '../../../shared/use-missing.ts';
import { useCambio } from '../api.ts';
import { ContractFields, contractOf, type Contrato } from './contract-fields.tsx';
import { Leaving } from './leaving.tsx';
import type { TabProps } from './tab-props.ts';
import classes from '../personas.module.css';

/** Where and on what schedule, from when to when; the change from a day on; and the last day. */
export function ScheduleTab({ persona, onReload }: TabProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const hasLeft = persona.cuenta === 'baja' || persona.ultimoDia !== null;
  const day = (fecha: string): string => format.date(fecha, 'numeric');
  return (
    <>
      <ul className={classes.entries} aria-label={t('personas.pestanas.horario')}>
        {persona.asignaciones.toReversed().map(({ desde, hasta, horario, centro, esActual }) => (
          <li key={desde}>
            <span>
              {horario?.nombre ?? t('personas.sin-contrato')}
              <small>{centro?.nombre}</small>
            </span>
            <span className={classes.figure}>
              {hasta === null ? t('personas.desde', { dia: day(desde) }) : `${day(desde)} – ${day(hasta)}`}
              {esActual && <small>{t('personas.ahora-vale')}</small>}
            </span>
          </li>
        ))}
      </ul>
      {persona.asignaciones.length > 0 && !hasLeft && <Change persona={persona} onReload={onReload} />}
      {persona.asignaciones.length > 0 && <Leaving persona={persona} onReload={onReload} />}
    </>
  );
}

function Change({ persona, onReload }: TabProps) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const before: Contrato = { desde: '', centro: String(persona.centro?.id ?? ''), horario: String(persona.horario?.id ?? '') };
  const [contrato, setContrato] = useState(before);
  const missing = useMissing();
  const asignar = useCambio(personas.asignar, () => notices.show(t('gestion.guardado')));
  return (
    <Section title={t('personas.cambio.titulo')} note={t('personas.cambio.nota')}>
      <Form
        isDirty={JSON.stringify(contrato) !== JSON.stringify(before)}
        isBusy={asignar.isPending}
        error={asignar.error}
        save={t('personas.cambio.guardar')}
        onSave={() =>
          missing.isComplete(...Object.values(contrato)) &&
          asignar.mutate({ id: persona.id, version: persona.version, desde: contrato.desde, ...contractOf(contrato) })
        }
        onReload={onReload}
      >
        <ContractFields
          contrato={contrato}
          label={t('personas.campos.desde')}
          field="desde"
          error={asignar.error}
          missing={missing.at}
          onChange={setContrato}
        />
      </Form>
    </Section>
  );
}
