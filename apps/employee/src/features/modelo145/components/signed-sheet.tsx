import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Modelo145Vista } from '@jornada/contract/modelo145/vistas.ts';
import { isMenorDeTres } from '@jornada/domain/perfil/modelo145/index.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBabyCarriage, IconCircleCheck, IconLock, IconHourglass } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { PdfButton } from './pdf-button.tsx';
import { Proofs } from './proofs.tsx';

/** What happens now that it is signed; after a birth, the ways to the leave and the documents. */
export function SignedSheet({ vista, onClose }: { vista: Modelo145Vista; onClose: () => void }) {
  const { t } = useTranslation();
  const { AccesoPermisos, AccesoDocumentacion } = useProfile();
  const signed = vista.vigente;
  const before = new Set(signed?.anterior?.descendientes.map(({ clave }) => clave));
  const isBorn = signed?.formulario.descendientes.some((one) => !before.has(one.clave) && isMenorDeTres(one, vista.ano)) ?? false;
  return (
    <Sheet title={t('modelo145.hecho.titulo')} closeLabel={t('modelo145.hecho.cerrar')} onClose={onClose}>
      <Stack gap="md">
        <Rows as="ol" padded>
          <Line lead={<Glyph of={IconCircleCheck} data-tone="accent" />} isStrong>
            {t('modelo145.hecho.firmado')}
          </Line>
          <Line lead={<Glyph of={IconCircleCheck} data-tone="accent" />} action={signed && <PdfButton id={signed.id} />}>
            {t('modelo145.hecho.pdf')}
          </Line>
          <Line lead={<Glyph of={IconHourglass} data-tone="quiet" />}>{t('modelo145.hecho.acuse')}</Line>
        </Rows>
        {signed && <Proofs of={signed} />}
        {isBorn && AccesoPermisos && (
          <Button
            variant="default"
            leftSection={<Glyph of={IconBabyCarriage} size="sm" />}
            renderRoot={(props) => <Link {...props} to="/permisos-form" />}
          >
            {t('modelo145.hecho.permiso')}
          </Button>
        )}
        {isBorn && AccesoDocumentacion && (
          <Button
            variant="default"
            leftSection={<Glyph of={IconLock} size="sm" />}
            renderRoot={(props) => <Link {...props} to="/documentacion-tipos" />}
          >
            {t('modelo145.hecho.documentos')}
          </Button>
        )}
      </Stack>
    </Sheet>
  );
}
