import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { resumen } from '@jornada/contract/resumen.ts';
import { IconAlertCircle, IconCircleCheck } from '@jornada/ui/icons.ts';
import { Notice } from '@jornada/ui/notice.tsx';

/** What a seal of the company says of a PDF; nothing where there is none. */
export function SealResult({ seal: { estado, por } }: { seal: SalidaDe<typeof resumen.verificarSello> }) {
  const { t } = useTranslation();
  if (estado === 'ajeno') return null;
  const isIntact = estado === 'intacto';
  return (
    <Notice
      icon={isIntact ? IconCircleCheck : IconAlertCircle}
      tone={isIntact ? 'accent' : 'warn'}
      title={t(`resumen.comprobar.sello.${estado}`)}
      mt="md"
    >
      {t(`resumen.comprobar.sello.${estado}-texto`, { por })}
    </Notice>
  );
}
