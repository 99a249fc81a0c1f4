import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconShieldCheck } from '@jornada/ui/icons.ts';
import { Quote } from '@jornada/ui/quote.tsx';
import { ProofFields } from '@jornada/features/firma/proof-fields.tsx';
import { useProof } from '@jornada/features/firma/use-proof.ts';
import { PasskeyCancelled } from '@jornada/web/native/passkeys.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useAcusar145 } from '../api.ts';

/** Signs the receipt of the company, with the PIN, a passkey or the password of the person who does it. */
export function ReceiptForm({ of: { version, texto, textoVersion, metodos } }: { of: SalidaDe<typeof modelo145.una> }) {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const { notices } = useWebServices();
  const proof = useProof(metodos);
  const send = useAcusar145({
    isKey: proof.way === 'llave',
    onSuccess: () => {
      proof.remember();
      notices.show(t('modelo145.gestion.hecho'));
    },
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { id, huella } = version;
    send.mutate({ id, huella, textoVersion, Prueba: proof.prueba() }, { onError: () => proof.setSecret('') });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <div lang="es">
          <Quote>{texto}</Quote>
        </div>
        <ProofFields of={proof} onChoose={() => send.reset()} />
        {send.error && (
          <Text size="sm" c="bad" role="alert">
            {send.error instanceof PasskeyCancelled ? t('factores.cancelado') : messageOf(send.error)}
          </Text>
        )}
        <Button type="submit" loading={send.isPending} disabled={!proof.isReady} leftSection={<Glyph of={IconShieldCheck} size="sm" />}>
          {t('modelo145.gestion.acusar')}
        </Button>
      </Stack>
    </form>
  );
}
