BoutputJn¦HF
÷¨Fc’c°