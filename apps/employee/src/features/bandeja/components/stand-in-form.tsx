import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { entradaSuplencia, solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import { useRead } from '@jornada/web/calls.ts';
import { Form } from '@jornada/web/form/form.tsx';
import { RangeFields } from '@jornada/web/form/range-fields.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { isEnough, PersonSearch } from '@jornada/features/people/person-search.tsx';
import { WithDayMarks } from '../../../shared/solicitudes/with-day-marks.tsx';

type Persona = { id: number; nombre: string } | null;

/** Names who decides in one's place on some days. */
export function StandInForm() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const colleagues = useRead(solicitudes.suplentes, { texto: typed.trim() }, { enabled: isEnough(typed), keeps: true });
  const form = useContractForm(solicitudes.guardarSuplencia, {
    schema: entradaSuplencia,
    initial: { suplente: null as Persona, desde: '', hasta: '' },
    input: ({ suplente, ...days }) => ({ ...days, suplente: suplente?.id ?? 0 }),
    check: ({ suplente, desde, hasta }): Record<string, string> => ({
      ...(suplente === null ? { suplente: t('solicitudes.suplencias.falta') } : {}),
      ...(desde !== '' && hasta !== '' && hasta < desde ? { hasta: t('vacaciones.formulario.al-reves') } : {}),
    }),
    isPatient: true,
    draft: 'suplencia.propia',
    notice: t('solicitudes.suplencias.nombrada'),
  });
  const { suplente } = form.values;
  return (
    <Form of={form} save={t('solicitudes.suplencias.nombrar')}>
      {suplente === null ? (
        <PersonSearch
          label={t('solicitudes.suplencias.buscar')}
          onChoose={(id, nombre) => form.put({ suplente: { id, nombre } })}
          typed={typed}
          onType={setTyped}
          found={colleagues.data?.items ?? []}
        />
      ) : (
        <div>
          <Text size="sm" c="dimmed">
            {t('solicitudes.suplencias.decidira')}
          </Text>
          <Button
            variant="default"
            rightSection={<Glyph of={IconX} size="sm" />}
            aria-label={t('solicitudes.suplencias.otra', { nombre: suplente.nombre })}
            onClick={() => form.put({ suplente: null })}
          >
            {suplente.nombre}
          </Button>
        </div>
      )}
      <WithDayMarks>
        <RangeFields
          of={form}
          first={{ name: 'desde', label: t('solicitudes.gestion.desde') }}
          last={{ name: 'hasta', label: t('solicitudes.gestion.hasta') }}
          toward="future"
        />
      </WithDayMarks>
    </Form>
  );
}
