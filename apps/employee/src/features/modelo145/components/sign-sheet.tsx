import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import type { Modelo145Vista } from '@jornada/contract/modelo145/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangle, IconShieldCheck } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Quote } from '@jornada/ui/quote.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { Declared } from '@jornada/features/modelo145/declared.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { PasskeyCancelled } from '@jornada/web/native/passkeys.ts';
import { ProofFields } from '@jornada/features/firma/proof-fields.tsx';
import { useProof } from '@jornada/features/firma/use-proof.ts';
import { useFirmar145 } from '../api.ts';
import { isKept } from '../model/consequences.ts';
import { useForm145 } from './form-context.ts';

type Props = { onClose: () => void; onSigned: (vista: Modelo145Vista) => void };

/** What is declared, the official words, and the proof that it is the person. */
export function SignSheet({ onClose, onSigned }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const messageOf = useMessageOf();
  const { vista, draft } = useForm145();
  const proof = useProof(vista.metodos);
  const canSign = proof.isReady && vista.huella !== null && isKept(vista, draft.formulario);
  const sign = useFirmar145({
    isKey: proof.way === 'llave',
    onSuccess: (signed) => {
      proof.remember();
      onSigned(signed);
    },
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (vista.huella === null || !canSign) return;
    sign.mutate({ huella: vista.huella, textoVersion: vista.textoVersion, Prueba: proof.prueba() }, { onError: () => proof.setSecret('') });
  };
  const problem = sign.error && (sign.error instanceof PasskeyCancelled ? t('factores.cancelado') : messageOf(sign.error));
  const month = format.month(Number(vista.efecto.slice(5, 7)), Number(vista.efecto.slice(0, 4)));
  return (
    <Sheet
      title={t('modelo145.firma.titulo')}
      closeLabel={t('modelo145.historia.cerrar')}
      onClose={onClose}
      foot={
        <Button
          type="submit"
          form="m145-firma"
          size="xl"
          fullWidth
          loading={sign.isPending || draft.state === 'saving'}
          disabled={!canSign}
          leftSection={<Glyph of={IconShieldCheck} />}
        >
          {t('modelo145.firma.boton')}
        </Button>
      }
    >
      <form id="m145-firma" onSubmit={submit}>
        <Stack gap="md">
          <Declared of={draft.formulario} />
          <Text>{t('modelo145.firma.efecto', { mes: month })}</Text>
          <div lang="es">
            <Quote>{vista.texto}</Quote>
          </div>
          <Text size="sm" c="dimmed">
            {t('modelo145.firma.palabras')} {t('modelo145.firma.explicacion')}
          </Text>
          <Note icon={IconAlertTriangle}>{t('modelo145.firma.aviso')}</Note>
          <ProofFields of={proof} onChoose={() => sign.reset()} />
          {problem && (
            <Text size="sm" c="bad" role="alert">
              {problem}
            </Text>
          )}
        </Stack>
      </form>
    </Sheet>
  );
}
