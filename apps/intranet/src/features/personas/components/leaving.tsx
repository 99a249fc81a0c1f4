import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entradaReadmision, personas } from '@jornada/contract/personas/calls.ts';
import { DayField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { useOpciones } from '../api.ts';
import { ContractFields, onlyOf, placeOf } from './contract-fields.tsx';
import type { TabProps } from './tab-props.ts';

/** The last day of a contract; or, if it is set, a new contract after it. */
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
  const baja = useSend(personas.baja, { onSuccess: () => notices.show(t('gestion.guardado')) });
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

function Return({ persona: { id, version }, ultimoDia }: TabProps & { ultimoDia: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useOpciones();
  const form = useContractForm(personas.readmitir, {
    schema: entradaReadmision,
    which: { id, version },
    initial: { alta: '', ...onlyOf(data) },
    input: (values) => ({ ...values, ...placeOf(values) }),
    draft: `persona.${id}.vuelta`,
    notice: t('gestion.guardado'),
  });
  return (
    <Section title={t('personas.readmitir.titulo')} note={t('personas.readmitir.nota', { dia: format.date(ultimoDia, 'numeric') })}>
      <Form of={form} save={t('personas.readmitir.boton')} isAside>
        <DayField of={form} name="alta" label={t('personas.campos.alta')} min={ultimoDia} />
        <ContractFields of={form} />
      </Form>
    </Section>
  );
}
