import { useTranslation } from 'react-i18next';
import { useSearch } from '@tanstack/react-router';
import { Text } from '@mantine/core';
import { useServices } from '../../../shared/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useDia, useTipos } from '../api-correcciones.ts';
import { ProposalForm } from '../correcciones/proposal-form.tsx';
import { ProposedChange } from '../correcciones/proposed-change.tsx';
import { WaitingSheet } from '../correcciones/waiting-sheet.tsx';

/** Adds what nobody clocked: a forgotten clock-out, one mark, or a whole day. */
export function ProposeSheet() {
  const { t } = useTranslation();
  const { fecha: wanted, falta } = useSearch({ strict: false });
  const { clock } = useServices();
  const format = useFormat();
  const fecha = wanted ?? format.dayOf(clock.now().toString());
  const dia = useDia(fecha);
  const tipos = useTipos();
  if (!dia.data || !tipos.data) {
    const retry = () => void Promise.all([dia.refetch(), tipos.refetch()]);
    return <WaitingSheet title={t('correcciones.proponer.titulo')} error={dia.error ?? tipos.error} onRetry={retry} />;
  }
  const pending = dia.data.correcciones.filter(({ clase, estado }) => clase === 'alta' && estado === 'pendiente');
  if (pending.length > 0) {
    return (
      <ProposedChange title={t('correcciones.proponer.titulo')} zona={pending[0]?.zona ?? format.zone} correcciones={pending}>
        <Text mb="md" data-tone="quiet">
          {format.capitalize(format.date(fecha, 'full'))}
        </Text>
      </ProposedChange>
    );
  }
  return <ProposalForm key={fecha} dia={dia.data} tipos={tipos.data.items} falta={falta} />;
}
