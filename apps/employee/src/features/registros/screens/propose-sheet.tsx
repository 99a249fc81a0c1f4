import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '@tanstack/react-router';
import { Text } from '@mantine/core';
import { useServices } from '../../../shared/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useDia, useTipos } from '../api-correcciones.ts';
import { CorrectionSheet } from '../correcciones/correction-sheet.tsx';
import { ProposalForm } from '../correcciones/proposal-form.tsx';
import { ProposedChange } from '../correcciones/proposed-change.tsx';

/** Adds what nobody clocked: a forgotten clock-out, one mark, or a whole day. */
export function ProposeSheet() {
  const { t } = useTranslation();
  const { fecha: wanted, falta } = useSearch({ strict: false });
  const { clock } = useServices();
  const format = useFormat();
  const fecha = wanted ?? format.dayOf(clock.now().toString());
  const dia = useDia(fecha);
  const tipos = useTipos();
  const retry = () => void Promise.all([dia.refetch(), tipos.refetch()]);
  return (
    <CorrectionSheet title={t('correcciones.proponer.titulo')} error={dia.error ?? tipos.error} onRetry={retry}>
      {dia.data && tipos.data ? <Proposal key={fecha} dia={dia.data} tipos={tipos.data.items} falta={falta} /> : null}
    </CorrectionSheet>
  );
}

function Proposal(of: ComponentProps<typeof ProposalForm>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [first, ...others] = of.dia.correcciones.filter(({ clase, estado }) => clase === 'alta' && estado === 'pendiente');
  if (!first) return <ProposalForm {...of} />;
  return (
    <ProposedChange title={t('correcciones.proponer.titulo')} zona={first.zona} correcciones={[first, ...others]}>
      <Text mb="md" data-tone="quiet">
        {format.capitalize(format.date(of.dia.fecha, 'full'))}
      </Text>
    </ProposedChange>
  );
}
