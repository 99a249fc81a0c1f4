import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import type { CorreccionVista } from '@jornada/contract/registros/vistas.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useRetirar } from '../../../shared/use-retirar.ts';
import { CorrectionCard } from './correction-card.tsx';
import { generalProblem } from './place-refusal.ts';
import { useClose } from './use-close.ts';

type Props = {
  title: string;
  zona: string;
  /** Proposals that still wait for an answer: of one side, about one day. */
  correcciones: readonly CorreccionVista[];
  /** What they are about. */
  children: React.ReactNode;
};

/** Earlier proposals still wait: they are shown instead of the form, and their author can withdraw them. */
export function ProposedChange({ title, zona, correcciones, children }: Props) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const format = useFormat(zona);
  const close = useClose(correcciones[0]?.fecha);
  const withdraw = useRetirar();
  const isOwn = correcciones.every(({ esPropia }) => esPropia);
  const general = generalProblem(withdraw.error, { unknown: t('errores.general.desconocido') });
  const takeBack = () =>
    withdraw.mutate({ ids: correcciones.map(({ id }) => id) }, { onSuccess: () => notices.show(t('correcciones.retirada')) });
  return (
    <Sheet
      title={title}
      closeLabel={t('correcciones.cerrar')}
      onClose={close}
      foot={
        isOwn && (
          <>
            {general && (
              <Text size="sm" c="bad" mb="sm" role="alert">
                {general.message}
              </Text>
            )}
            <Button variant="default" size="xl" fullWidth loading={withdraw.isPending} onClick={takeBack}>
              {t('correcciones.retirar')}
            </Button>
          </>
        )
      }
    >
      {children}
      <Stack gap="xs">
        {correcciones.map((correccion) => (
          <CorrectionCard key={correccion.id} correccion={correccion} format={format} />
        ))}
      </Stack>
      <Text size="sm" data-tone="quiet" mt="0.375rem">
        {t(isOwn ? 'correcciones.cambio.ya-pedido' : 'correcciones.cambio.ya-propuesto')}
      </Text>
    </Sheet>
  );
}
