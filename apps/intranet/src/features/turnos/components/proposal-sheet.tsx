import { Button, NativeSelect, Stack } from '@mantine/core';
import { turnos } from '@jornada/contract/turnos/calls.ts';
import { IconAlertTriangle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useTranslation } from 'react-i18next';
import { isSearching, OFTEN_MS } from '../model/proposal.ts';
import type { PlanAnswer, PlanInput } from '../use-plan.ts';
import { ProposalForm } from './proposal-form.tsx';
import { ProposalResult } from './proposal-result.tsx';

type Props = {
  plan: PlanAnswer;
  centroId: PlanInput['centroId'];
  departamentoId: PlanInput['departamentoId'];
  onCentro: (centroId: number) => void;
  onClose: () => void;
};

/** A plan that fills itself: what is asked, how far it is, and what it would draw. */
export function ProposalSheet({ plan, centroId, departamentoId, onCentro, onClose }: Props) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  // Only what is being made becomes another one by itself.
  const query = useRead(
    turnos.propuesta,
    {},
    {
      repeatsAfter: (answer) => (answer?.propuesta && isSearching(answer.propuesta) ? OFTEN_MS : false),
    },
  );
  const again = (): void => void query.refetch();
  const stopping = useSend(turnos.pararPropuesta, { onSuccess: again });
  const discarding = useSend(turnos.descartarPropuesta, { onSuccess: again });
  const drawing = useSend(turnos.dibujarPropuesta, {
    once: true,
    onSuccess: ({ celdas, omitidas }) => {
      notices.show(
        [t('plan-turnos.propuesta.dibujados', { count: celdas }), omitidas > 0 && t('plan-turnos.propuesta.omitidas', { count: omitidas })]
          .filter(Boolean)
          .join(' '),
      );
      onClose();
    },
  });
  const found = query.data?.propuesta ?? null;
  const failed = found?.estado === 'sin-plan' || found?.estado === 'fallo' ? found.estado : null;
  const asks = query.data && (found === null || failed !== null);
  return (
    <Sheet
      title={t('plan-turnos.propuesta.titulo')}
      closeLabel={t('plan-turnos.cerrar')}
      onClose={onClose}
      foot={
        found !== null &&
        failed === null && (
          <Stack gap="xs">
            <Problem error={drawing.error ?? stopping.error ?? discarding.error} />
            {isSearching(found) ? (
              <Button variant="default" size="xl" loading={stopping.isPending} onClick={() => stopping.mutate({})}>
                {t('plan-turnos.propuesta.parar')}
              </Button>
            ) : (
              <Button
                size="xl"
                loading={drawing.isPending}
                disabled={found.dias.length === 0}
                onClick={() => drawing.mutate({ numero: found.numero })}
              >
                {t('plan-turnos.propuesta.dibujar')}
              </Button>
            )}
            <Button variant="default" size="xl" loading={discarding.isPending} onClick={() => discarding.mutate({})}>
              {t('plan-turnos.propuesta.descartar')}
            </Button>
          </Stack>
        )
      }
    >
      <Stack>
        <Problem error={query.error} />
        {failed !== null && (
          <Note icon={IconAlertTriangle} tone="warn" words="tone" role="status">
            {t(`plan-turnos.propuesta.${failed}`)}
          </Note>
        )}
        {asks &&
          (centroId === undefined ? (
            <NativeSelect
              label={t('personas.campos.centro')}
              value=""
              data={[
                { value: '', label: t('plan-turnos.propuesta.elige-centro') },
                ...plan.centros.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
              ]}
              onChange={({ currentTarget }) => onCentro(Number(currentTarget.value))}
            />
          ) : (
            <ProposalForm
              pesos={query.data.pesos}
              where={{ desde: plan.desde, hasta: plan.hasta, centroId, departamentoId }}
              onBegun={again}
            />
          ))}
        {found !== null && failed === null && <ProposalResult propuesta={found} people={plan.items} centros={plan.centros} />}
      </Stack>
    </Sheet>
  );
}
