import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personas } from '@jornada/contract';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { Ask } from '../../../shared/ask.tsx';
import { Form } from '../../../shared/form.tsx';
import { Section } from '../../../shared/parts.tsx';
import { useMissing } from '../../../shared/use-missing.ts';
import { useCambio, useOpciones } from '../api.ts';
import { ContractFields, contractOf, NO_CONTRACT, withOnly } from './contract-fields.tsx';
import type { TabProps } from './tab-props.ts';

/** The last day of a contract; or, where there is one, a new contract after it. */
export function Leaving(props: TabProps) {
  const { persona } = props;
  return persona.ultimoDia === null ? persona.puede.suspender && <Leave {...props} /> : <Return {...props} ultimoDia={persona.ultimoDia} />;
}

function Leave({ persona, onReload }: TabProps) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const { data } = useOpciones();
  const [dia, setDia] = useState('');
  const ultimoDia = dia || (data?.hoy ?? '');
  const baja = useCambio(personas.baja, () => notices.show(t('gestion.guardado')));
  return (
    <Section title={t('personas.baja.titulo')} note={t('personas.baja.nota')}>
      <Ask
        opener={t('personas.baja.boton')}
        question={t('personas.baja.pregunta', { nombre: persona.nombre })}
        yes={t('personas.baja.si')}
        isBad
        isBusy={baja.isPending}
        error={baja.error}
        onReload={onReload}
        onYes={() => baja.mutate({ id: persona.id, version: persona.version, ultimoDia, motivo: '' })}
      >
        <DayInput isKept label={t('personas.campos.ultimoDia')} value={ultimoDia} onChange={setDia} />
      </Ask>
    </Section>
  );
}

function Return({ persona, ultimoDia, onReload }: TabProps & { ultimoDia: string }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const format = useFormat();
  const { data } = useOpciones();
  const [typed, setTyped] = useState(NO_CONTRACT);
  const contrato = withOnly(typed, data);
  const missing = useMissing();
  const readmitir = useCambio(personas.readmitir, () => notices.show(t('gestion.guardado')));
  return (
    <Section title={t('personas.readmitir.titulo')} note={t('personas.readmitir.nota', { dia: format.date(ultimoDia, 'numeric') })}>
      <Form
        isDirty={typed !== NO_CONTRACT}
        isBusy={readmitir.isPending}
        error={readmitir.error}
        save={t('personas.readmitir.boton')}
        onSave={() =>
          missing.isComplete(...Object.values(contrato)) &&
          readmitir.mutate({ id: persona.id, version: persona.version, alta: contrato.desde, ...contractOf(contrato) })
        }
        onReload={onReload}
      >
        <ContractFields
          contrato={contrato}
          label={t('personas.campos.alta')}
          field="alta"
          error={readmitir.error}
          missing={missing.at}
          onChange={setTyped}
        />
      </Form>
    </Section>
  );
}
