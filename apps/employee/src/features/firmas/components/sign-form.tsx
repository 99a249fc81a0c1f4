import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import type { MesParaFirmar } from '@jornada/contract/firmas/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconShieldCheck } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { PasskeyCancelled } from '@jornada/web/native/passkeys.ts';
import { ProofFields } from '@jornada/features/firma/proof-fields.tsx';
import { useProof } from '@jornada/features/firma/use-proof.ts';
import { useServices } from '../../../shared/services.tsx';
import { useFirmar } from '../api.ts';

/** Confirms the month: with the PIN of the documents, a passkey or the password again. */
export function SignForm({ of }: { of: MesParaFirmar }) {
  const { t } = useTranslation();
  const format = useFormat();
  const messageOf = useMessageOf();
  const { notices } = useServices();
  const proof = useProof(of.metodos);
  const mes = format.month(of.mes, of.ano);
  const sign = useFirmar({
    isKey: proof.way === 'llave',
    onSuccess: () => {
      proof.remember();
      notices.show(t('firmas.hecho', { mes }));
    },
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { ano, mes: numero, huella, textoVersion } = of;
    sign.mutate({ ano, mes: numero, huella, textoVersion, Prueba: proof.prueba() }, { onError: () => proof.setSecret('') });
  };
  const problem = sign.error && (sign.error instanceof PasskeyCancelled ? t('factores.cancelado') : messageOf(sign.error));
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <ProofFields of={proof} onChoose={() => sign.reset()} />
        {problem && (
          <Text size="sm" c="bad" role="alert">
            {problem}
          </Text>
        )}
        <Button
          type="submit"
          size="xl"
          fullWidth
          loading={sign.isPending}
          disabled={!proof.isReady}
          leftSection={<Glyph of={IconShieldCheck} />}
        >
          {t('firmas.confirmar', { mes })}
        </Button>
      </Stack>
    </form>
  );
}
