import { useTranslation } from 'react-i18next';
import { Box } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { entradaAjustesVisitas, visitas } from '@jornada/contract/visitas/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { HourField, NumberField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';

/** How long visits are kept, when they end by themselves, and whom visitors write to. */
export function VisitSettings() {
  return <Loaded query={useRead(visitas.ajustes, {})}>{(ajustes) => <SettingsForm ajustes={ajustes} />}</Loaded>;
}

function SettingsForm({ ajustes: { version, ...ajustes } }: { ajustes: SalidaDe<typeof visitas.ajustes> }) {
  const { t } = useTranslation();
  const initial: { conservaDias: number | null; cierre: string; contacto: string } = ajustes;
  const form = useContractForm(visitas.guardarAjustes, {
    schema: entradaAjustesVisitas,
    initial,
    input: (values) => ({ ...values, version }),
    draft: 'visitas.ajustes',
    notice: t('gestion.guardado'),
  });
  return (
    <Box maw="34rem">
      <Form of={form} save={t('gestion.guardar')}>
        <NumberField of={form} name="conservaDias" label={t('visitas.ajustes.conserva')} description={t('visitas.ajustes.conserva-nota')} />
        <HourField of={form} name="cierre" label={t('visitas.ajustes.cierre')} description={t('visitas.ajustes.cierre-nota')} />
        <TextField of={form} name="contacto" label={t('visitas.ajustes.contacto')} description={t('visitas.ajustes.contacto-nota')} />
      </Form>
    </Box>
  );
}
